const uuid = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i
const textAtMost = 1_000

/** Folders of this machine, without a slash at their end. */
export interface MachineFolders {
  /** The product's folder: paths are shortened to start there. */
  root: string
  dataDir: string
}

type Rule = readonly [RegExp, string]

const secrets: readonly Rule[] = [
  // What a statement was given may be anything that people wrote.
  [/^params: [\s\S]*$/m, 'params: …'],
  [/(invalid input (?:syntax|value) for [^:\n]{1,80}: )[\s\S]*$/, '$1…'],
  [/(:\/\/)[^\s/@"'`<>]+@/g, '$1[secret]@'],
  [/\b(Bearer|Basic|Sentry) [\w.~+/=-]{8,}/g, '$1 [secret]'],
  [
    /\b((?:[\w-]*(?:token|secret|password|passwd|sandi|authorization|api_?key)|cookie|set-cookie)["']?\s*[=:]\s*)(?:"[^"]*"|'[^']*'|[^\s"',;)}]+)/gi,
    '$1[secret]',
  ],
  [/[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  // Queries and fragments of addresses, whole or from their path on; then such as stand alone.
  [/(\/[^\s?#"'`<>()]*)[?#][^\s"'`<>()]*/g, '$1'],
  [/[?&][\w.[\]-]+=[^\s"'`<>()]*/g, ''],
  [
    /(\/(?:preview|unduh|berhenti|download-links|opt-outs|unsubscribe|one-click-opt-outs|reset-password)\/)[^\s"'`<>()/]+/gi,
    '$1[token]',
  ],
]

/** Outside of ids of ours, which are no secret and help. */
const numbers: readonly Rule[] = [
  [/\beyJ[\w-]+(?:\.[\w-]+){1,2}/g, '[token]'],
  [/\b[0-9a-f]{32,}\b/gi, '[token]'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{20,}/g, '[token]'],
  [/\b(?!127\.0\.0\.1\b|0\.0\.0\.0\b)\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  [
    /(?<![\w:])(?:(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}|(?:[0-9a-f]{1,4}:){1,6}(?::[0-9a-f]{1,4}){1,6})(?![\w:])/gi,
    '[address]',
  ],
  [/\+\d{1,3}(?:[\s.-]?\d){7,13}/g, '[number]'],
  [/\d(?:[\s.-]?\d){8,}/g, '[number]'],
  [/\(?(?<!\d)0\d{2,3}\)?[\s-]\d{3,4}[\s-]?\d{3,5}/g, '[number]'],
]

/**
 * An error's text for third parties: without e-mail addresses, telephone numbers, queries, tokens, IP addresses and
 * local paths; at most 1,000 characters. People's names cannot be recognised.
 */
export function scrubbed(text: string, folders: MachineFolders): string {
  const all = withoutPersonalData(withoutFolders(text.slice(0, textAtMost * 4), folders))
  return all.length > textAtMost ? `${all.slice(0, textAtMost - 1)}…` : all
}

/** The same for the operator's own eyes: paths of this machine and the length stay. */
export function withoutPersonalData(text: string): string {
  const open = applied(text, secrets)
  return open
    .split(uuid)
    .map((part, index) => (index % 2 === 1 ? part : applied(part, numbers)))
    .join('')
}

const applied = (text: string, rules: readonly Rule[]) =>
  rules.reduce((left, [found, instead]) => left.replace(found, instead), text)

const systemPath =
  /(?:file:\/\/)?(?<![\w.\]])(?:\/(?:home|Users|root|var|tmp|srv|opt|mnt|usr|etc|private|proc)\/|[A-Za-z]:\\)[^\s"'`<>()]*/g

/** Paths from the product's folder on; of any other place the last name alone. */
export function withoutFolders(text: string, { root, dataDir }: MachineFolders): string {
  // The data may lie in the product's folder, or the other way round: the longer one first.
  const known = [
    [dataDir, 'DATA_DIR/'],
    [root, ''],
  ].sort(([one = ''], [other = '']) => other.length - one.length)
  let left = text
  for (const [folder = '', instead = ''] of known) {
    if (folder.length < 2) continue
    left = left.replaceAll(`file://${folder}/`, instead).replaceAll(`${folder}/`, instead)
  }
  return left.replace(systemPath, (path) => fromModules(path))
}

function fromModules(path: string): string {
  const at = path.lastIndexOf('/node_modules/')
  return at === -1 ? `…/${path.split(/[/\\]/).at(-1) ?? ''}` : path.slice(at + 1)
}
