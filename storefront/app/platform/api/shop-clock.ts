/** The shop's time at the moment that the page's own stopwatch began, as near as is known; milliseconds since the epoch. */
let began = Number.NEGATIVE_INFINITY;

/**
 * Takes the time that the shop has told, which was right then or is past by now: an answer comes late, or out of a cache. The latest
 * that has been told is therefore the nearest.
 * @param time milliseconds since the epoch; not a number where none was told
 */
export function hearShopTime(time: number): void {
  const then = time - performance.now();
  if (then > began) began = then;
}

/**
 * What time it is by the shop's clock, in milliseconds since the epoch: for whatever the shop has set a time for. This device's
 * clock may be hours out.
 */
export function shopNow(): number {
  return began === Number.NEGATIVE_INFINITY ? Date.now() : began + performance.now();
}

/**
 * What something that is made now is dated, in milliseconds since the epoch. A device's clock that is behind the shop's would have
 * it look older than what was made before it elsewhere.
 */
export function dateOfNow(): number {
  return Math.max(Date.now(), Math.floor(shopNow()));
}

/** When this device's clock will show what the shop's shows at a time; both in seconds since the epoch. */
export function onThisDevice(time: number): number {
  return time + Math.round((Date.now() - shopNow()) / 1000);
}
