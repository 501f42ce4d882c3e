import { publishPages, viewPages } from '../../pages/landing-pages/index.ts'

export const viewExperiments = viewPages

/** It changes what visitors get. */
export const runExperiments = publishPages
