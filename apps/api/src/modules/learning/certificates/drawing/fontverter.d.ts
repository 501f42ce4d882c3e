/** Unpacks fonts; it has no types of its own. What is used of it. */
declare module 'fontverter' {
  export function convert(bytes: Buffer, to: 'sfnt'): Promise<Buffer>
}
