import {
  answerTutorial,
  browseTutorials,
  changeTutorialStatus,
  createTutorial,
  getTutorial,
  getTutorialPage,
  listTutorials,
  updateTutorial,
  previewTutorial,
} from '@naikkelas/contract/content'
import type { AdminContext } from '../../../app-context.ts'
import { bind } from '../../../platform/endpoints/index.ts'
import * as published from './public-tutorials.service.ts'
import { manageTutorials, viewTutorials } from './tutorials.policy.ts'
import * as tutorials from './tutorials.service.ts'

const oneTutorial = {
  load: (input: { params: { tutorialId: string } }, ctx: AdminContext) => tutorials.getTutorial(ctx, input),
}

export const tutorialRoutes = [
  bind(browseTutorials, { can: 'anyone', run: (input, ctx) => published.browseTutorials(ctx, input) }),
  bind(getTutorialPage, { can: 'anyone', run: (input, ctx) => published.getTutorialPage(ctx, input) }),
  bind(answerTutorial, {
    can: 'anyone',
    run: (input, ctx, request) => published.answerTutorial(ctx, input, request),
  }),
  bind(listTutorials, { can: viewTutorials, run: (input, ctx) => tutorials.listTutorials(ctx, input) }),
  bind(previewTutorial, { can: viewTutorials, run: (input, ctx) => published.previewTutorial(ctx, input) }),
  bind(getTutorial, { can: viewTutorials, run: (input, ctx) => tutorials.getTutorial(ctx, input) }),
  bind(createTutorial, { can: manageTutorials, run: (input, ctx) => tutorials.createTutorial(ctx, input) }),
  bind(updateTutorial, {
    can: manageTutorials,
    record: oneTutorial,
    run: (input, ctx) => tutorials.updateTutorial(ctx, input),
  }),
  bind(changeTutorialStatus, { can: manageTutorials, run: (input, ctx) => tutorials.changeTutorialStatus(ctx, input) }),
]
