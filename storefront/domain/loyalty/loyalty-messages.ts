/** What is said when a membership or its points cannot be used (ERRCAT-79 to ERRCAT-83); the wording is ours (ERRCAT-94). */
export const loyaltyMessages = {
  unknown: "We can't look at your points right now.",
  notFound: "We couldn't find that membership, so check the number and the surname.",
  inactive: "That membership is inactive, so contact Qantas Frequent Flyer to open it again.",
  linkedAlready: "Your account is linked with another membership already, so unlink that one first.",
  missing: "Enter both your membership number and your surname.",
  unableToLink: "We're unable to link your membership right now, so try again in a moment.",
  unableToAdd: "We're unable to add your membership right now, so try again in a moment.",
  unableToUnlink: "We're unable to unlink your membership right now, so try again in a moment.",
  orderChanged: "Your order has changed since you opened this, so choose again how many points to use.",
  moreThanOrder: "Your order has come down, so choose again how many points to use.",
  quoteEnded: "Your points weren't used in time, so choose again how many points to use.",
  insufficient: "There aren't enough points on that membership any more, so choose again how many to use.",
  unableToUse: "We're unable to use your points right now, so try again in a moment.",
} as const;
