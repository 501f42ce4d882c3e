import { declareWinner, listExperiments, startExperiment, stopExperiment } from '@naikkelas/contract/marketing'
import { bind, listedRecord } from '../../../platform/endpoints/index.ts'
import type { PageDrawer } from '../../pages/landing-pages/index.ts'
import { runExperiments, viewExperiments } from './experiments.policy.ts'
import * as service from './experiments.service.ts'

export function experimentsRoutes(pageDrawer: PageDrawer) {
  return [
    bind(listExperiments, { can: viewExperiments, run: (input, ctx) => service.listExperiments(ctx, input) }),
    bind(startExperiment, { can: runExperiments, run: (input, ctx) => service.startExperiment(ctx, input) }),
    bind(stopExperiment, {
      can: runExperiments,
      record: listedRecord('experimentId', service.listExperiments),
      run: (input, ctx) => service.stopExperiment(ctx, input),
    }),
    bind(declareWinner, {
      can: runExperiments,
      record: listedRecord('experimentId', service.listExperiments),
      transaction: 'own',
      run: (input, ctx) => service.declareWinner(ctx, pageDrawer, input),
    }),
  ]
}
