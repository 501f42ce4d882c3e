import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Module } from './module.ts'
import { modules } from './app.ts'
import { jobsOf } from './platform/application/index.ts'

test('every module that brings something to the application is listed, once', async () => {
  const source = fileURLToPath(new URL('.', import.meta.url))
  const files = globSync('modules/*/*/module.ts', { cwd: source })
  const manifests: Module[] = []
  for (const file of files) manifests.push(...Object.values<Module>(await import(/* @vite-ignore */ `./${file}`)))

  expect(manifests.filter((one) => !modules.includes(one))).toEqual([])
  expect(new Set(modules).size).toBe(modules.length)
})

test('no two jobs have one name', () => {
  const names = jobsOf(modules).map(({ name }) => name)

  expect(new Set(names).size).toBe(names.length)
})
