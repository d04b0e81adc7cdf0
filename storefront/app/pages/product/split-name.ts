/** A product's name in two voices: the first word shouts, the rest follows thin. */
export function splitName(name: string): { shout: string; aside?: string } {
  const [shout = "", ...rest] = name.split(" ");
  return { shout, aside: rest.join(" ") || undefined };
}
