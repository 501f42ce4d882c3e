export { changeBannerStatus, createBanner } from './banners.service.ts'
export { changePromotionStatus, createPromotion } from './promotions.service.ts'
export { bannersModule } from './module.ts'
