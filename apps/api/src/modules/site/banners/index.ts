export { changeBannerStatus, createBanner } from './banners.service.ts'
export { bannersModule } from './module.ts'
