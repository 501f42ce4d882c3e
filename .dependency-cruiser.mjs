// The arrows: which way imports go. Each message says where the code belongs instead; scripts/tests/arrows.test.ts plants a
// violation of every rule and expects red. The drawing is in docs/architecture.md.

import { withinBuilder } from './.dependency-cruiser.builder.mjs'
import { betweenPackages } from './.dependency-cruiser.packages.mjs'
import { dndKit, npm, rule, sql, test, tiptap } from './.dependency-cruiser.places.mjs'

export default {
  forbidden: [
    ...betweenPackages,

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
      'dnd-kit-in-two-places',
      'dnd-kit lives in areas/admin/kit/sortable-list and areas/admin/builder/dnd: use what those folders export.',
      { path: '^apps/web/app/', pathNot: '^apps/web/app/areas/admin/(kit/sortable-list|builder/dnd)/' },
      { path: dndKit },
    ),
    rule(
      'tiptap-in-kit-rich-text',
      'Tiptap lives in areas/admin/kit/rich-text, which loads it when someone edits: use RichTextEditor, or builder/text.',
      { path: '^apps/web/app/', pathNot: '^apps/web/app/areas/admin/kit/rich-text/' },
      { path: tiptap },
    ),

    ...withinBuilder,

    // ── Within the API ────────────────────────────────────────────────────────────────────────────────────────────
    rule(
      'modules-by-front-door',
      'Import a module by its index.ts; to notify other modules emit an event of platform/events.',
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
      'no-repo-through-front-door',
      'A front door hands out no statements: export a use case of a service, a read of <noun>.queries.ts, or a type of its own file.',
      { path: '^apps/api/src/modules/[^/]+/[^/]+/index\\.ts$' },
      { path: '\\.repo\\.ts$' },
    ),
    rule(
      'contexts-in-order',
      'Contexts build on each other in one order (identity, commerce, pages, files, marketing, site): emit an event that the later one listens to.',
      { path: '^apps/api/src/modules/(identity|pages|files)/', pathNot: test },
      { path: '^apps/api/src/modules/(pages|files|marketing)/', pathNot: '^apps/api/src/modules/($1|pages)/' },
    ),
    rule(
      'commerce-below-pages',
      'Pages show what is sold, and the catalogue knows no page: emit an event that the pages listen to.',
      { path: '^apps/api/src/modules/commerce/', pathNot: test },
      { path: '^apps/api/src/modules/(?!identity/|commerce/)' },
    ),
    rule(
      'content-on-top',
      'What the site says beside its pages (announcements, vacancies) is known by no other context: emit an event that it listens to.',
      { path: '^apps/api/src/modules/(?!content/|site/)', pathNot: test },
      { path: '^apps/api/src/modules/content/' },
    ),
    rule(
      'content-knows-no-marketing',
      'Content stands on accounts, pages and files alone: emit an event that marketing listens to.',
      { path: '^apps/api/src/modules/content/', pathNot: test },
      { path: '^apps/api/src/modules/(commerce|marketing)/' },
    ),
    rule(
      'learning-on-top',
      'Learning is what buyers do with what they bought, and no other context knows it: emit an event that it listens to.',
      { path: '^apps/api/src/modules/(?!learning/|site/)', pathNot: test },
      { path: '^apps/api/src/modules/learning/' },
    ),
    rule(
      'learning-below-marketing',
      'Learning stands on accounts, the shop, media and files alone: emit an event that marketing listens to.',
      { path: '^apps/api/src/modules/learning/', pathNot: test },
      { path: '^apps/api/src/modules/(content|marketing)/' },
    ),
    rule(
      'site-above-contexts',
      'Settings of the site know what they are about, and nobody knows them: read flagsOf and settingsOf of platform/settings.',
      { path: '^apps/api/src/modules/(?!site/)', pathNot: test },
      { path: '^apps/api/src/modules/site/' },
    ),
    rule(
      'identity-knows-no-pages',
      'Accounts are below everything else: emit an event that the other context listens to.',
      { path: '^apps/api/src/modules/identity/', pathNot: test },
      { path: '^apps/api/src/modules/(?!identity/)' },
    ),
    rule(
      'contract-contexts-in-order',
      'The contract has the same contexts as the API (identity, commerce, pages, files, marketing): an earlier one knows no later one.',
      { path: '^packages/contract/src/(identity/|commerce/|pages/|files/|[^/]+$)', pathNot: test },
      { path: '^packages/contract/src/(files|marketing)/', pathNot: '^packages/contract/src/$1' },
    ),
    rule(
      'contract-content-on-top',
      'The content of the site is known by the site alone: what others need of it lies in the root of the contract.',
      { path: '^packages/contract/src/(?!content/|site/)', pathNot: test },
      { path: '^packages/contract/src/content/' },
    ),
    rule(
      'contract-learning-on-top',
      'Learning is known by the site alone: what others need of it lies in the root of the contract.',
      { path: '^packages/contract/src/(?!learning/|site/)', pathNot: test },
      { path: '^packages/contract/src/learning/' },
    ),
    rule(
      'contract-commerce-below-pages',
      'Pages show what is sold, and what is sold knows no page: what both need lies in the root of the contract.',
      { path: '^packages/contract/src/(identity|commerce)/', pathNot: test },
      { path: '^packages/contract/src/pages/' },
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
