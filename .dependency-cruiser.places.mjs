// What the rules about imports are made of.

export const test = '\\.(test|spec|stories)\\.tsx?$'
export const npm = (names) => `(^|/)node_modules/(${names})(/|$)`
/** A workspace package, by its folder or, where it is not linked, by its name. */
export const workspace = (folder, name) => `^${folder}/|^@naikkelas/${name}(/|$)`

export const api = workspace('apps/api', 'api')
export const web = workspace('apps/web', 'web')
export const server = workspace('apps/server', 'server')
export const contract = workspace('packages/contract', 'contract')
export const supervisor = workspace('apps/supervisor', 'supervisor')
export const localGateway = workspace('apps/local-gateway', 'local-gateway')
export const supervision = workspace('packages/supervision', 'supervision')
export const embeddedPostgres = workspace('packages/embedded-postgres', 'embedded-postgres')
export const page = workspace('packages/page', 'page')
export const pageHtml = workspace('packages/page-html', 'page-html')

export const tiptap = npm('@tiptap/[^/]+|prosemirror-[^/]+')
export const dndKit = npm('@dnd-kit/[^/]+')
export const router = npm('react-router|react-router-dom|@react-router/[^/]+')
export const react = npm('react|react-dom')
export const sql = npm('drizzle-orm|pg')

export const rule = (name, message, from, to) => ({ name, comment: message, severity: 'error', from, to })
