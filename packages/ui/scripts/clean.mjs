// Takes the compiled modules of an earlier build away: one whose source is gone would be shipped for ever.
import { rmSync } from 'node:fs'
import { URL } from 'node:url'

for (const folder of ['exports', 'src'])
  rmSync(new URL(`../dist/${folder}`, import.meta.url), { recursive: true, force: true })
