import type { VendorName } from "./vendor-names.ts";

/** Takes over a queue: runs what waits in it, and whatever is pushed from now on. */
const takeOver = (queue: string, run: string) => `(() => {
  const run = ${run};
  const waiting = window.${queue} ?? [];
  window.${queue} = { push: run };
  for (const command of waiting) run(command);
})();`;

/** Keeps what was told where a developer finds it, and draws a widget as a note. */
const widget = (queue: string, title: string, words: string) =>
  takeOver(
    queue,
    `([name, element, options]) => {
    (window.vendorsTold ??= []).push([${JSON.stringify(queue)}, name, options]);
    if (name !== "mount") return;
    const note = document.createElement("section");
    note.setAttribute("aria-label", ${JSON.stringify(title)});
    note.textContent = ${words};
    element.replaceChildren(note);
  }`,
  );

/** What the stand-ins do in a page: as much of the real ones as the shop's own side of them needs. */
export const vendorScripts: Readonly<Record<VendorName, string>> = {
  fraud: `(() => {
  const known = document.cookie.split("; ").find((cookie) => cookie.startsWith("fraud_token="));
  const token = known ? decodeURIComponent(known.slice(12)) : "sandbox-" + Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  dispatchEvent(new CustomEvent("fraud:token", { detail: token }));
})();`,
  "size-fit": takeOver(
    "sizeFitQueue",
    `([name, ...rest]) => {
    (window.vendorsTold ??= []).push(["sizeFitQueue", name, ...(name === "mount" ? rest.slice(1) : rest), Date.now()]);
    if (name !== "mount") return;
    const note = document.createElement("section");
    note.setAttribute("aria-label", "Find your size");
    note.textContent = "Runs true to size, says the sandbox.";
    rest[0].replaceChildren(note);
  }`,
  ),
  video: widget("videoQueue", "Video", `"A video about " + options.path + " would play here."`),
  styling: widget("stylingQueue", "Style it with", `"Up to " + options.maxOutfits + " outfits would show here."`),
  outfits: widget("outfitsQueue", "Outfits", `"From " + options.min + " to " + options.max + " outfits would show here."`),
  "session-analytics": `window.sessionRecording = { since: Date.now() };`,
};
