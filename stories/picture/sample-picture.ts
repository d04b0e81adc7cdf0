/** A drawn picture, 2:3, as wide as asked for. */
export function samplePicture(width: number): string {
  const height = width * 1.5;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 80 120"><path fill="#ece7de" d="M0 0h80v120H0z"/><path fill="#c4240f" d="M12 74c10 0 16-6 22-16l16 10c8 4 18 4 20 12v6H12z"/><path fill="#fff" d="M10 84h62v6H10z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
