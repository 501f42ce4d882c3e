// The arrows: which way imports go. Each message says where the code belongs instead; scripts/tests/arrows.test.ts plants a
// violation of every rule and expects red. The drawing is in docs/architecture.md.

const test = '\\.(test|spec|stories)\\.tsx?$'
const npm = (names) => `(^|/)node_modules/(${names})(/|$)`
/** A workspace package, by its folder or, where it is not linked, by its name. */
const workspace = (folder, name) => `^${folder}/|^@naikkelas/${name}(/|$)`

const api = workspace('apps/api', 'api')
const web = workspace('apps/web', 'web')
const server = workspace('apps/server', 'server')
const contract = workspace('packages/contract', 'contract')
const supervisor = workspace('apps/supervisor', 'supervisor')
const supervision = workspace('packages/supervision', 'supervision')
const embeddedPostgres = workspace('packages/embedded-postgres', 'embedded-postgres')
const page = workspace('packages/page', 'page')
const pageHtml = workspace('packages/page-html', 'page-html')

const tiptap = npm('@tiptap/[^/]+|prosemirror-[^/]+')
const dndKit = npm('@dnd-kit/[^/]+')
const router = npm('react-router|react-router-dom|@react-router/[^/]+')
const react = npm('react|react-dom')
const sql = npm('drizzle-orm|pg')

const rule = (name, message, from, to) => ({ name, comment: message, severity: 'error', from, to })

export default {
  forbidden: [
    // ── Between packages ──────────────────────────────────────────────────────────────────────────────────────────
    rule(
      'web-not-api',
      'The web knows the contract, not the API, not even its types: put the shape into packages/contract.',
      { path: '^apps/web/' },
      { path: api },
    ),
    rule(
      'web-not-page-html',
      'Published pages are drawn by the server: the web shows a preview by its address. Only the bars above them are drawn by themselves.',
      { path: '^apps/web/' },
      { path: pageHtml, pathNot: '^packages/page-html/src/navigation/|^@naikkelas/page-html/navigation$' },
    ),
    rule(
      'nobody-imports-server',
      'apps/server joins the programs and is imported by none: move what you need into the program it belongs to.',
      { pathNot: '^(apps/server|bench|scripts|tests)/' },
      { path: server },
    ),
    rule(
      'api-not-web',
      'The API draws nothing and knows no screen: put shared shapes into packages/contract.',
      { path: '^apps/api/' },
      { path: web },
    ),
    rule(
      'api-not-react',
      'The API may not know React: ask the injected PageDrawer (apps/server) for HTML.',
      { path: '^apps/api/' },
      { path: react },
    ),
    rule(
      'api-not-views',
      'The API reads section schemas, never views: import @naikkelas/ui/sections/registry.',
      { path: '^apps/api/' },
      { path: '\\.view\\.tsx$|views\\.gen\\.tsx?$' },
    ),
    rule(
      'api-not-page-html',
      'Drawing is injected as PageDrawer and implemented in apps/server.',
      { path: '^apps/api/' },
      { path: pageHtml },
    ),
    rule(
      'ui-stands-alone',
      'The design system is published by itself: pass data in as props, keep page, contract and apps out.',
      // Its scripts and its documentation show the demo world; neither is published.
      { path: '^packages/ui/', pathNot: '^packages/ui/(scripts|src/docs)/' },
      { path: `${contract}|${page}|${pageHtml}|${api}|${web}|${server}` },
    ),
    rule(
      'ui-without-editor-and-router',
      'Editing and routing belong to apps/web: fields are data here, links are plain anchors.',
      { path: '^packages/ui/' },
      { path: `${tiptap}|${dndKit}|${router}` },
    ),
    rule(
      'radix-in-interactive',
      'Radix lives in packages/ui/src/interactive only (its Slot may be used by primitives).',
      { path: '^packages/ui/src/', pathNot: '^packages/ui/src/interactive/' },
      { path: npm('@radix-ui/(?!react-slot)[^/]+') },
    ),
    rule(
      'page-is-plain',
      'packages/page runs in the browser and on the server: only zod and the section registry, formats, theme and rich-text schemas of ui. Put screens into apps/web, storage into apps/api.',
      { path: '^packages/page/src/', pathNot: [test, '/testing/'] },
      {
        pathNot: [
          '^packages/page/src/',
          npm('zod'),
          '^packages/ui/exports/((sections|theme|rich-text)/(registry|schema)|format)\\.ts$',
          '^@naikkelas/ui/(sections/registry|theme/schema|rich-text/schema|format)$',
        ],
      },
    ),
    rule(
      'contract-is-plain',
      'The contract is a leaf: only zod, packages/page and the formats of ui. Put behaviour into apps/api or apps/web.',
      { path: '^packages/contract/src/', pathNot: test },
      {
        pathNot: [
          '^packages/contract/src/',
          npm('zod'),
          page,
          '^packages/ui/exports/format\\.ts$|^@naikkelas/ui/format$',
        ],
      },
    ),
    rule(
      'page-html-draws-only',
      'page-html turns a document into HTML and knows nothing else: keep apps, contract, editor and router out.',
      { path: '^packages/page-html/' },
      { path: `^apps/|${contract}|${tiptap}|${dndKit}|${router}` },
    ),
    rule(
      'packages-by-front-door',
      'Import a package by its name: its `exports` are its front door.',
      { path: '^(packages|apps)/([^/]+)/', pathNot: '^packages/ui/src/docs/' },
      { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    ),
    rule(
      'supervisor-is-small',
      'The supervisor outlives every failure of what it starts: it knows no program, only packages/supervision and the embedded database.',
      { path: '^apps/supervisor/src/', pathNot: [test, '/testing/'] },
      { pathNot: ['^apps/supervisor/src/', supervision, embeddedPostgres], dependencyTypesNot: ['core'] },
    ),
    rule(
      'nobody-imports-supervisor',
      'The supervisor starts programs and is imported by none: what both sides need belongs into packages/supervision.',
      { pathNot: '^apps/supervisor/' },
      { path: supervisor },
    ),
    rule(
      'supervision-is-plain',
      'packages/supervision is loaded by the supervisor and by every process it starts: only what Node brings.',
      { path: '^packages/supervision/', pathNot: test },
      { pathNot: '^packages/supervision/', dependencyTypesNot: ['core'] },
    ),
    rule(
      'embedded-postgres-by-supervisor',
      'Web processes are given a DATABASE_URL: only the supervisor, the development server and tests start a database.',
      {
        path: '^(packages|apps)/',
        pathNot: ['^packages/embedded-postgres/', '^apps/supervisor/', '^apps/server/src/dev\\.ts$', '/testing/', test],
      },
      { path: embeddedPostgres },
    ),

    // ── Sections ──────────────────────────────────────────────────────────────────────────────────────────────────
    rule(
      'sections-are-plain',
      'A section’s schema is read without React: only zod, define-section, fields, values, rich text and the plain files of parts. Put what is drawn into the view.',
      // A long list of fields may lie beside its section in <type>-fields.ts, and what several types hold alike in
      // parts/<thing>.schema.ts and parts/<thing>-fields.ts; all of them are as plain.
      { path: '^packages/ui/src/sections/([^/]+)/[^/]+(\\.section|\\.schema|-fields)\\.ts$' },
      {
        pathNot: [
          npm('zod'),
          'sections/(define-section|fields|values)\\.ts$',
          'rich-text(\\.schema|-value)\\.ts$',
          '^packages/ui/src/sections/$1/[^/]+-fields\\.ts$',
          '^packages/ui/src/sections/parts/[^/]+\\.ts$',
        ],
      },
    ),
    rule(
      'sections-are-islands',
      'A section is one folder: move what two of them share to packages/ui/src/sections/parts.',
      { path: '^packages/ui/src/sections/([^/]+)/' },
      { path: '^packages/ui/src/sections/[^/]+/', pathNot: '^packages/ui/src/sections/($1|parts)/' },
    ),

    // ── Within the web ────────────────────────────────────────────────────────────────────────────────────────────
    rule(
      'areas-are-islands',
      'An area never imports another: move what both need to apps/web/app/shared.',
      { path: '^apps/web/app/areas/([^/]+)/' },
      { path: '^apps/web/app/areas/', pathNot: '^apps/web/app/areas/$1/' },
    ),
    rule(
      'shared-knows-no-area',
      'Shared code serves every area: keep what one area needs in that area.',
      { path: '^apps/web/app/shared/' },
      { path: '^apps/web/app/areas/' },
    ),
    rule(
      'admin-kit-below-screens',
      'The kit serves every screen of the admin and knows none of them: pass in what differs.',
      { path: '^apps/web/app/areas/admin/kit/', pathNot: test },
      { path: '^apps/web/app/areas/admin/', pathNot: '^apps/web/app/areas/admin/(kit|lists)/' },
    ),
    rule(
      'dnd-kit-in-builder-dnd',
      'dnd-kit lives in areas/admin/builder/dnd: use what that folder exports.',
      { path: '^apps/web/app/', pathNot: '^apps/web/app/areas/admin/builder/dnd/' },
      { path: dndKit },
    ),
    rule(
      'tiptap-in-builder-text',
      'Tiptap lives in areas/admin/builder/text, which loads it when someone edits: use what that folder exports.',
      { path: '^apps/web/app/', pathNot: '^apps/web/app/areas/admin/builder/text/' },
      { path: tiptap },
    ),

    // ── Within the API ────────────────────────────────────────────────────────────────────────────────────────────
    rule(
      'modules-by-front-door',
      'Import a module by its index.ts; to tell others that something happened emit an event of platform/events.',
      { path: '^apps/api/src/modules/([^/]+/[^/]+)/' },
      {
        path: '^apps/api/src/modules/',
        pathNot: ['^apps/api/src/modules/$1/', '/modules/[^/]+/[^/]+/index\\.ts$'],
      },
    ),
    rule(
      'api-enters-modules-by-front-door',
      'Import a module by its index.ts, and export there what the rest of the API may use.',
      { path: '^apps/api/src/', pathNot: ['^apps/api/src/modules/', test] },
      { path: '^apps/api/src/modules/', pathNot: '/modules/[^/]+/[^/]+/index\\.ts$' },
    ),
    rule(
      'contexts-in-order',
      'Contexts build on each other in one order (identity, pages, marketing): emit an event that the later one listens to.',
      { path: '^apps/api/src/modules/(identity|pages)/', pathNot: test },
      { path: '^apps/api/src/modules/(pages|marketing)/', pathNot: '^apps/api/src/modules/($1|pages)/' },
    ),
    rule(
      'identity-knows-no-pages',
      'Accounts are below everything else: emit an event that the other context listens to.',
      { path: '^apps/api/src/modules/identity/', pathNot: test },
      { path: '^apps/api/src/modules/(?!identity/)' },
    ),
    rule(
      'contract-contexts-in-order',
      'The contract has the same contexts as the API (identity, pages, marketing): an earlier one knows no later one.',
      { path: '^packages/contract/src/(identity/|pages/|[^/]+$)', pathNot: test },
      { path: '^packages/contract/src/marketing/' },
    ),
    rule(
      'platform-below-modules',
      'The platform serves the modules and knows none of them: pass it in from app.ts.',
      { path: '^apps/api/src/(platform|errors)/', pathNot: test },
      { path: '^apps/api/src/modules/' },
    ),
    rule(
      'sql-in-repos',
      'SQL belongs into <noun>.repo.ts, or into <noun>.queries.ts when other modules may read it: services ask them.',
      { path: '^apps/api/src/(modules|platform)/', pathNot: ['\\.(repo|queries)\\.ts$', '/platform/database/', test] },
      { path: sql },
    ),
    rule(
      'rules-are-pure',
      'Rules know no database, clock or network: pass in what they decide about.',
      { path: '\\.rules\\.ts$' },
      {
        path: `${sql}|^apps/api/src/platform/database/|\\.(repo|queries|service|routes)\\.ts$`,
        dependencyTypesNot: ['core'],
      },
    ),
    rule(
      'rules-without-node',
      'Rules know no database, clock or network: pass in what they decide about.',
      { path: '\\.rules\\.ts$' },
      { dependencyTypes: ['core'] },
    ),

    rule(
      'web-listener-alone',
      "What answers Node's requests in the web's way would replace Request and Response of the whole process: use web-listener.ts.",
      { path: '^apps/', pathNot: '^apps/server/src/web-listener\\.ts$' },
      { path: npm('@hono/node-server') },
    ),

    // ── Everywhere ────────────────────────────────────────────────────────────────────────────────────────────────
    rule(
      'no-circular',
      'Files need each other, if only for a type: move what both need to a file below them; between modules, emit an event.',
      {},
      { circular: true },
    ),
    rule(
      'no-test-code-in-product',
      'Product code imports no test code: factories are for tests and the seed.',
      { path: '^(packages|apps)/', pathNot: [test, '/testing/', '/seed/', '/e2e/'] },
      { path: `${test}|/testing/` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|\\.react-router|storybook-static)/' },
    // Type-only imports are arrows too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
