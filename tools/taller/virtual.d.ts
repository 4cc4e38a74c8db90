/** Every word of the workshop (tools/taller/package.ts). */
declare module "virtual:taller-words" {
  type Words = { readonly [name: string]: string | Words };
  const words: Words;
  export default words;
}
