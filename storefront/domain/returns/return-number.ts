/** What a return is called, on its label and in mails: its order's number and a count from 1. */
export const returnNumber = (orderNumber: string, sequence: number): string => `${orderNumber}-R${sequence}`;
