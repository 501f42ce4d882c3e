import { defineConfig } from 'tsdown'

// One output file per source file: "use client" stays where it was written, and an import pulls only what it names.
export default defineConfig({
  entry: ['exports/**/*.ts', '!exports/**/*.test.ts'],
  outDir: 'dist',
  unbundle: true,
  root: '.',
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  // With the sources inside, which the package does not ship.
  sourcemap: true,
  clean: false,
  hash: false,
  fixedExtension: false,
  external: [/^node:/],
  inputOptions: {
    // The directive is kept, file by file: the warning speaks of bundling.
    onLog: (level, log, report) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : report(level, log)),
  },
})
