/** What the courier of a delivery has been told, a sentence each. */
export function courierWords(told: {
  readonly instructions?: string | undefined;
  readonly authorityToLeave?: boolean;
}): string[] {
  return [
    ...(told.instructions ? [`Delivery instructions: ${told.instructions}`] : []),
    ...(told.authorityToLeave ? ["The courier may leave it if you're out."] : []),
  ];
}
