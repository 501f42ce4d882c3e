import {
  changeLegalTextStatus,
  createLegalText,
  getLegalText,
  getLegalTextPage,
  listLegalTexts,
  previewLegalText,
  updateLegalText,
} from '@naikkelas/contract/content'
import type { AdminContext } from '../../../app-context.ts'
import { bind } from '../../../platform/endpoints/index.ts'
import { manageLegalTexts } from './legal-texts.policy.ts'
import * as texts from './legal-texts.service.ts'
import * as published from './public-legal-texts.service.ts'

const oneText = {
  load: (input: { params: { legalTextId: string } }, ctx: AdminContext) => texts.getLegalText(ctx, input),
}

export const legalTextRoutes = [
  bind(getLegalTextPage, { can: 'anyone', run: (input, ctx) => published.getLegalTextPage(ctx, input) }),
  bind(previewLegalText, { can: manageLegalTexts, run: (input, ctx) => published.previewLegalText(ctx, input) }),
  bind(listLegalTexts, { can: manageLegalTexts, run: (input, ctx) => texts.listLegalTexts(ctx, input) }),
  bind(getLegalText, { can: manageLegalTexts, run: (input, ctx) => texts.getLegalText(ctx, input) }),
  bind(createLegalText, { can: manageLegalTexts, run: (input, ctx) => texts.createLegalText(ctx, input) }),
  bind(updateLegalText, {
    can: manageLegalTexts,
    record: oneText,
    run: (input, ctx) => texts.updateLegalText(ctx, input),
  }),
  bind(changeLegalTextStatus, {
    can: manageLegalTexts,
    run: (input, ctx) => texts.changeLegalTextStatus(ctx, input),
  }),
]
