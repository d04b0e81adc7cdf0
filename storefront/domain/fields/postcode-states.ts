type Range = readonly [from: number, to: number];

/**
 * The postcodes of each Australian state. Along a border the post serves both sides with the same ones, so ranges there belong to
 * both: an address that exists is never doubted.
 */
const ranges: Readonly<Record<string, readonly Range[]>> = {
  ACT: [
    [200, 299],
    [2540, 2540],
    [2600, 2620],
    [2900, 2920],
  ],
  NSW: [
    [1000, 2999],
    [3490, 3509],
    [3560, 3599],
    [3620, 3649],
    [3680, 3709],
    [4220, 4229],
    [4370, 4389],
  ],
  NT: [
    [800, 999],
    [4820, 4829],
  ],
  QLD: [
    [2400, 2410],
    [2480, 2489],
    [4000, 4999],
    [9000, 9999],
  ],
  SA: [
    [870, 879],
    [5000, 5999],
  ],
  TAS: [[7000, 7999]],
  VIC: [
    [2640, 2649],
    [2710, 2739],
    [3000, 3999],
    [8000, 8999],
  ],
  WA: [
    [870, 879],
    [6000, 6999],
  ],
};

/** Whether an Australian postcode may be in a state. */
export function isPostcodeOf(state: string, postcode: string): boolean {
  const number = Number(postcode);
  return (ranges[state] ?? []).some(([from, to]) => from <= number && number <= to);
}
