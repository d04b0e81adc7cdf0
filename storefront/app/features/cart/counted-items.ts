/** "1 item", "2 items". */
export const countedItems = (count: number): string => (count === 1 ? "1 item" : `${count} items`);
