import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  build: { target: "es2023", assetsInlineLimit: 0, manifest: true, cssMinify: "lightningcss" },
  ssr: { noExternal: [/^@tread\//] },
});
