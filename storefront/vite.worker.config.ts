import { defineConfig } from "vite";

/** The service worker: one classic script, since not every browser that the shop is for takes a module. */
export default defineConfig({
  publicDir: false,
  build: {
    target: "es2023",
    outDir: "build/worker",
    lib: { entry: "worker/worker.ts", formats: ["iife"], name: "worker", fileName: () => "worker.js" },
  },
});
