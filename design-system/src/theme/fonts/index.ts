// The files the first screen needs, for the page to preload. Both themes set their text in Archivo; only the boutique's headlines need Newsreader.
export { default as archivoText } from "../../../dist/fonts/archivo-text.woff2?url";
export { default as newsreaderShout } from "../../../dist/fonts/newsreader-shout.woff2?url";
