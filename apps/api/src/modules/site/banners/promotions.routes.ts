import {
  changePromotionStatus,
  createPromotion,
  getPromotion,
  listPromotions,
  updatePromotion,
} from '@naikkelas/contract/site'
import type { AdminContext } from '../../../app-context.ts'
import { bind } from '../../../platform/endpoints/index.ts'
import { manageBanners, viewBanners } from './banners.policy.ts'
import * as promotions from './promotions.service.ts'

const onePromotion = {
  load: (input: { params: { promotionId: string } }, ctx: AdminContext) => promotions.getPromotion(ctx, input),
}

/** Who places banners places promotions. */
export const promotionRoutes = [
  bind(listPromotions, { can: viewBanners, run: (input, ctx) => promotions.listPromotions(ctx, input) }),
  bind(getPromotion, { can: viewBanners, run: (input, ctx) => promotions.getPromotion(ctx, input) }),
  bind(createPromotion, { can: manageBanners, run: (input, ctx) => promotions.createPromotion(ctx, input) }),
  bind(updatePromotion, {
    can: manageBanners,
    record: onePromotion,
    run: (input, ctx) => promotions.updatePromotion(ctx, input),
  }),
  bind(changePromotionStatus, {
    can: manageBanners,
    run: (input, ctx) => promotions.changePromotionStatus(ctx, input),
  }),
]
