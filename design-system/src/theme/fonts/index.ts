// The files the first screen needs, for the page to preload. Both themes set their text in Archivo; only the boutique's headlines need Newsreader.
export { default as archivoLatin } from "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url";
export { default as newsreaderLatin } from "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url";
