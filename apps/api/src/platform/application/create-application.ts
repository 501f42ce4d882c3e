import type { AppOptions } from '../../app-options.ts'
import type { Module } from '../../module.ts'
import { speakIndonesian } from '../endpoints/index.ts'
import { createBackground } from './background.ts'
import { createContext } from './create-context.ts'
import { createFetch, hostRulesOf } from './create-fetch.ts'
import { jobsOf } from './jobs-of.ts'

/** Joins what modules bring into one application. Their order is the order in which listeners of an event run. */
export function createApplication(modules: readonly Module[], options: AppOptions) {
  speakIndonesian()
  const definitions = jobsOf(modules)
  const { app, jobs } = createContext(options, modules, definitions)
  for (const { listen } of modules) listen?.(app)
  return {
    ...createFetch({ app, modules, definitions, rules: hostRulesOf(options) }),
    ...createBackground(app, modules, jobs),
    /** Work beside the requests: mails, widths of pictures, schedules, tidying. */
    jobs,
    context: app,
    /** Pages drawn from records of the modules, for the sitemap. */
    recordAddresses: async () => (await Promise.all(modules.map((one) => one.addresses?.(app) ?? []))).flat(),
  }
}
