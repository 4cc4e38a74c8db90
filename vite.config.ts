export { default } from "./tools/build/vite-config.ts";
