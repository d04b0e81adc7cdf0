/**
 * How wide a product's picture is shown, as the browser asks before it has laid the page out: two beside each other from 1024 px, the
 * last of an odd number over both columns, and no wider than the page's measure leaves them.
 */
export function gallerySizes(index: number, count: number): string {
  const isAlone = index % 2 === 0 && index === count - 1;
  const [measured, share] = isAlone ? [1124, 64] : [558, 32];
  return `(min-width: 1744px) ${measured}px, (min-width: 1024px) ${share}vw, (min-width: 640px) 62vw, 100vw`;
}
