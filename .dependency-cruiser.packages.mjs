// Which package may import which; the rest of the rules is in .dependency-cruiser.mjs.

import {
  api,
  contract,
  dndKit,
  embeddedPostgres,
  localGateway,
  npm,
  page,
  pageHtml,
  react,
  router,
  rule,
  server,
  supervision,
  supervisor,
  test,
  tiptap,
  web,
} from './.dependency-cruiser.places.mjs'

export const betweenPackages = [
  rule(
    'web-not-api',
    'The web knows the contract, not the API, not even its types: put the shape into packages/contract.',
    { path: '^apps/web/' },
    { path: api },
  ),
  rule(
    'web-not-page-html',
    'Published pages are drawn by the server: the web shows a preview by its address.',
    { path: '^apps/web/' },
    { path: pageHtml },
  ),
  rule(
    'no-imports-of-server',
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
    'ui-is-independent',
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
    'The contract is a leaf: only zod, packages/page, and the formats and the rich text schema of ui. Put behaviour into apps/api or apps/web.',
    { path: '^packages/contract/src/', pathNot: test },
    {
      pathNot: [
        '^packages/contract/src/',
        npm('zod'),
        page,
        '^packages/ui/exports/(format|rich-text/schema)\\.ts$|^@naikkelas/ui/(format|rich-text/schema)$',
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
    'no-imports-of-supervisor',
    'The supervisor starts programs and is imported by none: what both sides need belongs into packages/supervision.',
    { pathNot: '^apps/supervisor/' },
    { path: supervisor },
  ),
  rule(
    'local-gateway-alone',
    'The local gateway is outside of the product, as the real ones are: it knows their protocols, and neither API nor web.',
    { path: '^apps/local-gateway/src/', pathNot: test },
    { pathNot: ['^apps/local-gateway/src/', supervision, npm('zod')], dependencyTypesNot: ['core'] },
  ),
  rule(
    'no-imports-of-local-gateway',
    'Gateways are reached over HTTP, the local one too: only tests start it themselves.',
    { pathNot: ['^apps/local-gateway/', '/testing/', test, '^bench/'] },
    { path: localGateway },
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
]
