import type { CmsConfig } from "@sveltia/cms";
import { HEAVIEST_FILE } from "../../../model/limits.ts";
import type { Workshop } from "../page.ts";
import { bags } from "./bags.ts";
import { pages } from "./pages.ts";

/** What the workshop is told: no `undefined` anywhere, which would skip its own checks. */
export const configFor = ({ repository, branch, local }: Workshop): CmsConfig => ({
  load_config_file: false,
  backend: {
    name: "github",
    repo: repository,
    branch,
    auth_methods: ["token"],
    commit_messages: {
      create: "Bolso nuevo: {{slug}}",
      update: "Cambio en {{slug}}",
      delete: "Quita {{slug}}",
      uploadMedia: "Sube {{path}}",
      deleteMedia: "Quita {{path}}",
    },
    ...(local && {
      api_root: `${location.origin}/taller/api/v3`,
      graphql_api_root: `${location.origin}/taller/api/graphql`,
    }),
  },
  app_title: "El taller",
  site_url: new URL("..", location.href).href,
  media_folder: "content/fotos",
  // As the content names them: the shop reads no slash in front (tools/content/content-files.ts).
  public_folder: "/fotos",
  media_libraries: {
    default: {
      config: {
        // What is left of a photograph once it has been made smaller; a film stays as it is.
        max_file_size: HEAVIEST_FILE,
        slugify_filename: true,
        transformations: {
          raster_image: { format: "webp", quality: 88, width: 2400, height: 2400 },
        },
      },
    },
    stock_assets: false,
  },
  slug: { encoding: "ascii", clean_accents: true },
  output: { omit_empty_optional_fields: true, yaml: { quote: "none" } },
  show_preview_links: false,
  collections: [bags],
  singletons: pages,
});
