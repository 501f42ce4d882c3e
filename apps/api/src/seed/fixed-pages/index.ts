import { affiliates } from './afiliasi.ts'
import { affiliateCampaign } from './afiliasi-campaign.ts'
import { partnerSignUp } from './daftar-partner.ts'
import type { FixedPage } from './fixed-page.ts'
import { services } from './jasa-kami.ts'
import { socialManagement } from './jasa-management-sosmed.ts'
import { marketplaceManagement } from './jasa-management-marketplace.ts'
import { marketplaceSetup } from './jasa-marketplace.ts'
import { socialContent } from './jasa-social-media.ts'
import { tiktokShop } from './jasa-tiktok-shop.ts'
import { training } from './jasa-training-coaching.ts'
import { courseAds } from './gampang-ngiklan-di-fb-ig.ts'
import { courseAffiliate } from './kelas-afiliasi-basic.ts'
import { courseMentor } from './kelas-mentor.ts'
import { courseLazada } from './lazada-expert-plus.ts'
import { home } from './beranda.ts'
import { mentorPremium } from './mentor-premium-plus.ts'
import { about } from './tentang-kami.ts'
import { courseYoutube } from './youtube-mastery.ts'
import { courseCs } from './kelas-cs.ts'
import { courseShopee } from './kelas-shopee.ts'
import { courseShopeeFree } from './kelas-shopee-gratis.ts'
import { courseTiktok } from './kelas-tiktok.ts'
import { courseTiktokFree } from './kelas-tiktok-gratis.ts'
import { courseTokopedia } from './kelas-tokopedia.ts'
import { partnerMarketing } from './partner-marketing-page.ts'
import { partnerRegistration } from './partner-register.ts'
import { robotok } from './robotok.ts'
import { robotokFree } from './robotok-gratis.ts'
import { shopeasytools } from './shopeasytools.ts'
import { shopeasytoolsFree } from './shopeasytools-gratis.ts'
import { partnerSubscription } from './skilskul-subscription.ts'
import { superMentor } from './super-mentor.ts'
import { superMentorShopee } from './super-mentor-shopee.ts'
import { superMentorTiktok } from './super-mentor-tiktok.ts'
import { superMentorTokopedia } from './super-mentor-tokopedia.ts'
import { thankYouCourse } from './thank-you.ts'
import { thankYouEvent } from './thank-you-event.ts'
import { thankYouMentor } from './thank-you-addon.ts'
import { thankYouProduct } from './thank-you-produk.ts'
import { thankYouService } from './thank-you-jasa.ts'
import { tools } from './tools-kami.ts'

/** In the order they are published at the first start. */
export const fixedPages: readonly FixedPage[] = [
  home,
  shopeasytools,
  shopeasytoolsFree,
  robotok,
  robotokFree,
  courseShopee,
  courseShopeeFree,
  courseTiktok,
  courseTiktokFree,
  courseCs,
  courseTokopedia,
  courseLazada,
  courseAffiliate,
  courseMentor,
  mentorPremium,
  courseAds,
  courseYoutube,
  services,
  training,
  marketplaceSetup,
  socialContent,
  socialManagement,
  tiktokShop,
  marketplaceManagement,
  superMentor,
  superMentorShopee,
  superMentorTiktok,
  superMentorTokopedia,
  tools,
  affiliates,
  affiliateCampaign,
  about,
  partnerMarketing,
  partnerRegistration,
  partnerSignUp,
  partnerSubscription,
  thankYouCourse,
  thankYouEvent,
  thankYouService,
  thankYouProduct,
  thankYouMentor,
]
