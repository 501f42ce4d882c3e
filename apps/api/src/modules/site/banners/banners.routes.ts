import {
  browseBanners,
  changeBannerStatus,
  createBanner,
  getBanner,
  listBanners,
  orderBanners,
  updateBanner,
} from '@naikkelas/contract/site'
import type { AdminContext } from '../../../app-context.ts'
import { bind } from '../../../platform/endpoints/index.ts'
import { manageBanners, viewBanners } from './banners.policy.ts'
import * as banners from './banners.service.ts'
import { browseBanners as browse } from './shown-banners.service.ts'

const oneBanner = {
  load: (input: { params: { bannerId: string } }, ctx: AdminContext) => banners.getBanner(ctx, input),
}

export const bannerRoutes = [
  bind(browseBanners, { can: 'anyone', run: (input, ctx) => browse(ctx, input) }),
  bind(listBanners, { can: viewBanners, run: (input, ctx) => banners.listBanners(ctx, input) }),
  bind(getBanner, { can: viewBanners, run: (input, ctx) => banners.getBanner(ctx, input) }),
  bind(createBanner, { can: manageBanners, run: (input, ctx) => banners.createBanner(ctx, input) }),
  bind(updateBanner, {
    can: manageBanners,
    record: oneBanner,
    run: (input, ctx) => banners.updateBanner(ctx, input),
  }),
  bind(changeBannerStatus, { can: manageBanners, run: (input, ctx) => banners.changeBannerStatus(ctx, input) }),
  bind(orderBanners, { can: manageBanners, run: (input, ctx) => banners.orderBanners(ctx, input) }),
]
