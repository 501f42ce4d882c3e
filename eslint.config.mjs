// What the compiler cannot see. Which way imports go is in .dependency-cruiser.mjs; how code is laid out is Biome's.
import { readdirSync } from 'node:fs'
import importX from 'eslint-plugin-import-x'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

const tests = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/e2e/**', 'scripts/tests/**', '**/testing/**']
const tools = [
  '*.config.{ts,mjs}',
  '**/*.config.ts',
  '**/scripts/**',
  'scripts/**',
  '.storybook/**',
  'bench/**',
  '.dependency-cruiser*.mjs',
  // Loaded by a tool, though they lie among the sources.
  'apps/server/src/dev.ts',
  'apps/web/app/routes.ts',
]
const workspaces = ['packages', 'apps'].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))

const oneRouterSpecifier = {
  name: 'react-router',
  allowImportNames: ['createRequestHandler', 'ServerBuild'],
  message: 'Import it from react-router-dom: one specifier for the router.',
}
const explicitExtension = {
  regex: '^\\.{1,2}/(?!.*\\.[a-z0-9]+(\\?.*)?$)(?!.*/\\+types/)(?!\\+types/)',
  message: 'Write the file’s ending (./x.ts): Node runs these files as they are.',
}
const environmentByName = { name: 'node:process', message: 'Use the global `process`; settings are read in env.ts.' }

const storeOfAllPages = {
  name: 'zustand',
  importNames: ['create'],
  message: 'A store of the module would carry the state of one page into the next: add a slice to state/workspace.ts.',
}

const rawColour = 'A raw colour or radius: use a semantic token (tokens/semantic), so that every theme may change it.'
const rawColourPattern =
  '/#[0-9a-f]{3,8}\\b|\\b(rgb|rgba|hsl|hsla|oklch|oklab)\\(|rounded-\\[|-(red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|slate|gray|zinc|neutral|stone)-\\d{2,3}\\b/i'

const sidedClass = 'Left and right: use the class that turns with the line of writing (ms-, pe-, start-, text-start).'
const sidedClassPattern =
  '/\\bui:(\\S+:)?-?([mp][lr]-|(left|right)-|text-(left|right)\\b|float-(left|right)\\b|(rounded|border)-([lr]|[tb][lr])\\b)/'

const pipedStreams = {
  selector:
    'CallExpression[callee.property.name="pipe"]:not([callee.object.name="z"], [arguments.0.callee.object.name="z"])',
  message:
    'An error of a piped stream reaches no listener and ends the process: use pipeline from node:stream/promises.',
}

const packedProperties = {
  selector:
    ':matches(SpreadElement > ObjectExpression, SpreadElement > ArrayExpression, JSXSpreadAttribute > ObjectExpression:not(:has(> Property[computed=true])))',
  message: 'Properties and elements are written where they belong, one a line: a spread literal only packs them.',
}

/** For every file; a block that sets the rule for its files begins with them. */
const restrictedSyntax = [pipedStreams, packedProperties]

// Work that waits to be done is a job, which survives a kill and is seen by the operator.
const jobsOwnQueues = {
  selector: 'TemplateElement[value.raw=/SKIP LOCKED/i]',
  message: 'A queue of its own: define a job (platform/jobs), which is retried, seen in the admin, and run once.',
}
const jobsOwnTimers = {
  selector: 'CallExpression[callee.name="setInterval"]',
  message:
    'Work at intervals: give a job a schedule (platform/jobs), or list a task of this process in local-tasks.ts.',
}
/** Timers over state in this process's memory, which no job can replace. */
const timersOfThisProcess = [
  // Signs of life on open event streams.
  'apps/api/src/modules/pages/live-pages/page-streams.ts',
  // Requests whose body arrives too slowly.
  'apps/server/src/slow-bodies.ts',
  // A copy of the partners' hosts, read again.
  'apps/server/src/site/partner-host-poll.ts',
  // Files on the disk of this machine.
  'apps/server/src/pages/referenced-files.ts',
]
/** Statements that skip locked rows until the next run of their job. */
const skippingLockedRows = ['apps/api/src/modules/pages/landing-pages/unused-renders.repo.ts']

export default defineConfig(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/build/**',
      '**/.react-router/**',
      // Projects of other frameworks, built outside of the repository.
      'bench/peers/**',
      // Packages of outsiders, with the types and packages that they install.
      'bench/consumers/**',
      // Made of the built types; read by people, not compiled.
      'packages/ui/api.report.d.ts',
      '**/*.gen.ts',
      '**/*.gen.tsx',
      '.cache/**',
      '.data/**',
      '**/storybook-static/**',
    ],
  },
  {
    // A wrong rule is changed here for the whole tree, never disabled for a line.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    plugins: { '@typescript-eslint': tseslint.plugin, 'import-x': importX },
    languageOptions: { parser: tseslint.parser },
  },
  {
    files: ['**/*.{ts,tsx,mjs,mts}'],
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-else-return': 'error',
      'no-debugger': 'error',
      'import-x/no-duplicates': 'error',
      'no-restricted-imports': [
        'error',
        { paths: [oneRouterSpecifier, environmentByName], patterns: [explicitExtension] },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  {
    files: ['apps/web/app/areas/admin/builder/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [oneRouterSpecifier, environmentByName, storeOfAllPages], patterns: [explicitExtension] },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, minimumDescriptionLength: 3 }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: 'react-router', name: ['DataWithResponseInit', 'UNSAFE_DataWithResponseInit'] },
          ],
          allowThrowingUnknown: true,
        },
      ],
    },
  },
  {
    // A default export only where a tool loads the file.
    files: ['packages/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}'],
    ignores: [
      ...tools,
      '**/*.route.tsx',
      '**/*.view.tsx',
      '**/*.stories.tsx',
      'apps/web/app/{root,entry.server,entry.client}.tsx',
      'apps/web/app/routes.ts',
      '**/*-global-setup.ts',
      '**/*.d.ts',
    ],
    rules: { 'import-x/no-default-export': 'error' },
  },
  {
    files: ['packages/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}'],
    ignores: ['**/env.ts', ...tools, ...tests],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only env.ts reads the environment: take the setting as an argument.',
        },
      ],
    },
  },
  {
    files: ['apps/{api,server}/src/**/*.ts'],
    ignores: [...tests, 'apps/api/src/platform/jobs/**'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, jobsOwnQueues, jobsOwnTimers] },
  },
  {
    files: timersOfThisProcess,
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, jobsOwnQueues] },
  },
  {
    files: skippingLockedRows,
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, jobsOwnTimers] },
  },
  {
    files: tests,
    rules: {
      // What is not there fails the test, which is what a test is for.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': [
        'error',
        ...restrictedSyntax,
        {
          selector:
            'CallExpression[callee.property.name=/^(only|skip|todo|fixme)$/][callee.object.name=/^(test|it|describe)$/]',
          message: 'A test runs for everyone or is not there.',
        },
        {
          selector: 'CallExpression[callee.property.name="waitForTimeout"]',
          message: 'Wait for what you expect to see, not for time to pass.',
        },
      ],
    },
  },
  {
    files: ['packages/ui/src/{primitives,interactive,sections,rich-text}/**/*.{ts,tsx}'],
    // The colour input speaks of colours that people type.
    ignores: [...tests, '**/color-input/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...restrictedSyntax,
        { selector: `Literal[value=${rawColourPattern}]`, message: rawColour },
        { selector: `TemplateElement[value.raw=${rawColourPattern}]`, message: rawColour },
        { selector: `Literal[value=${sidedClassPattern}]`, message: sidedClass },
        { selector: `TemplateElement[value.raw=${sidedClassPattern}]`, message: sidedClass },
      ],
    },
  },
  // npm hoists, so an import that a package does not declare works, until it is installed alone.
  ...workspaces.flatMap((workspace) => [
    {
      files: [`${workspace}/**/*.{ts,tsx,mjs}`],
      rules: {
        'import-x/no-extraneous-dependencies': [
          'error',
          { packageDir: workspace, devDependencies: false, includeTypes: true },
        ],
      },
    },
    {
      files: [...tests, ...tools]
        .map((pattern) => (pattern.startsWith('**/') ? `${workspace}/${pattern}` : pattern))
        .filter((pattern) => pattern.startsWith(workspace)),
      rules: { 'import-x/no-extraneous-dependencies': ['error', { packageDir: [workspace, '.'], includeTypes: true }] },
    },
  ]),
  {
    files: ['*.{ts,mjs}', '.storybook/**', 'scripts/**', 'bench/**'],
    rules: { 'import-x/no-extraneous-dependencies': ['error', { packageDir: '.', includeTypes: true }] },
  },
)
