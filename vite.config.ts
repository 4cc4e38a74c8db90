import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";
import { requirePublishable, watchContent } from "./tools/content/read.ts";
import { security } from "./tools/hosting/security.ts";
import { createMailbox } from "./tools/mail/mailbox.ts";
import { classNames, lean } from "./tools/site/class-names.ts";
import { fonts } from "./tools/site/fonts.ts";
import { icons } from "./tools/site/icons.ts";
import { photos } from "./tools/site/photos.ts";
import { PRERENDER_DIR, prerender } from "./tools/site/prerender.ts";

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, process.cwd());
  return {
    // Relative addresses: the shop works from any folder of any host.
    base: command === "build" ? "./" : "/",
    publicDir: false,
    define: { __BUILD_YEAR__: new Date().getFullYear() },
    build: {
      target: ["chrome91", "safari14", "firefox85"],
      modulePreload: false,
      assetsInlineLimit: 0,
      // What takes its time is the photographs, and they say so themselves.
      rolldownOptions: { checks: { pluginTimings: false } },
      reportCompressedSize: false,
    },
    css: { modules: { generateScopedName: classNames() } },
    // The e-mail client is fetched as a module (src/features/contact/send-message.ts).
    worker: { format: "es" },
    builder: {
      // First the app for the prerender, then the page that is written with it.
      async buildApp(builder) {
        await requirePublishable({ env, mode }, builder.config.logger);
        for (const name of ["ssr", "client"]) {
          const environment = builder.environments[name];
          if (environment) await builder.build(environment);
        }
      },
    },
    environments: {
      // Constants of one module are written out where another uses them: class names, mostly.
      client: { build: { rolldownOptions: { optimization: { inlineConst: true } } } },
      ssr: {
        build: {
          outDir: PRERENDER_DIR,
          rolldownOptions: { input: "src/entry-prerender.tsx" },
        },
      },
    },
    plugins: [
      react(),
      watchContent(),
      photos(),
      lean(),
      fonts(),
      icons(),
      prerender(),
      security(env),
      {
        name: "ovillo:mailbox",
        configureServer: ({ middlewares }) => {
          middlewares.use(
            createMailbox({
              publicKey: env.VITE_EMAILJS_PUBLIC_KEY ?? "",
              serviceId: env.VITE_EMAILJS_SERVICE_ID ?? "",
              templateId: env.VITE_EMAILJS_TEMPLATE_ID ?? "",
            }),
          );
        },
      },
    ],
  };
});
