import { declareWinner, listExperiments, startExperiment, stopExperiment } from '@naikkelas/contract'
import { bind } from '../../http/index.ts'
import type { PageDrawer } from '../landing-pages/index.ts'
import { runExperiments, viewExperiments } from './experiments.policy.ts'
import * as service from './experiments.service.ts'

export function experimentsRoutes(pageDrawer: PageDrawer) {
  return [
    bind(listExperiments, { can: viewExperiments, run: (input, ctx) => service.listExperiments(ctx, input) }),
    bind(startExperiment, { can: runExperiments, run: (input, ctx) => service.startExperiment(ctx, input) }),
    bind(stopExperiment, { can: runExperiments, run: (input, ctx) => service.stopExperiment(ctx, input) }),
    bind(declareWinner, {
      can: runExperiments,
      run: (input, ctx) => service.declareWinner(ctx, pageDrawer, input),
    }),
  ]
}
