/**
 * 128 random bits in hexadecimal. `crypto.randomUUID` is missing where the page is not served securely, such as on a phone
 * that visits a shop on the same network.
 */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
