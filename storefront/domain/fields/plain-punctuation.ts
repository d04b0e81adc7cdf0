/**
 * Text with the hyphens and apostrophes of a keyboard in place of those that phones, word processors and other pages write. A field
 * that takes the one kind takes the other, and two names are the same whichever they are written with.
 */
export function plainPunctuation(text: string): string {
  return text.replace(/[\u2018\u2019]/g, "'").replace(/[\u2010\u2011\u2013]/g, "-");
}
