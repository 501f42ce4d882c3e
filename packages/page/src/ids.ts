const ALPHABET = 'useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict'

/** A new id of a section or list item: 10 characters of 64, 60 bits from the platform's random source. */
export function shortId(): string {
  let id = ''
  for (const byte of crypto.getRandomValues(new Uint8Array(10))) id += ALPHABET[byte & 63]
  return id
}
