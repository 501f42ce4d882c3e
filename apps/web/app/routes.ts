import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('areas/storefront/home/home.route.tsx'),
  route('p', 'areas/storefront/home/partners.route.tsx'),
  route('404', 'areas/storefront/not-found/not-found.route.tsx'),
  route('other-menus', 'areas/storefront/other-menus/other-menus.route.tsx'),
  route('maintenance', 'areas/storefront/maintenance/maintenance.route.tsx'),
  route('error-transaction', 'areas/storefront/error-transaction/error-transaction.route.tsx'),
  route('keluar', 'areas/storefront/sign-out/sign-out.route.tsx'),
  route('term-and-condition', 'areas/storefront/terms/terms.route.tsx'),
  route('disclaimer', 'areas/storefront/disclaimer/disclaimer.route.tsx'),
  route('privacy', 'areas/storefront/privacy/privacy.route.tsx'),
  route('api/leads/pratinjau', 'areas/storefront/lead-form/preview-form.route.tsx'),
  route('api/leads/:pageId/:sectionId', 'areas/storefront/lead-form/lead-form.route.tsx'),
  route('berhenti/:token', 'areas/storefront/opt-out/opt-out.route.tsx'),
  route('unduh/:token', 'areas/storefront/download/download-ended.route.tsx'),
  route('terima-kasih/:pageId/:sectionId', 'areas/storefront/lead-form/thanks.route.tsx'),

  layout('areas/account/account.route.tsx', [
    route('login', 'areas/account/sign-in/sign-in.route.tsx'),
    route('login/konfirmasi', 'areas/account/sign-in/confirm.route.tsx'),
    route('reset-password', 'areas/account/reset-password/reset-password.route.tsx'),
    route('profile', 'areas/account/profile/own-profile.route.tsx'),
    route('profile/batal-hapus', 'areas/account/profile/cancel-deletion.route.tsx'),
    route('profile/:number', 'areas/account/profile/profile.route.tsx'),
  ]),
  route('dev/outbox', 'areas/developers/outbox/outbox.route.tsx'),

  route('admin', 'areas/admin/admin.route.tsx', [
    index('areas/admin/sign-in/sign-in.route.tsx'),
    route('login', 'areas/admin/sign-in/sign-in.route.tsx', { id: 'admin-login' }),
    route('mulai', 'areas/admin/first-admin/first-admin.route.tsx'),
    route('kata-sandi', 'areas/admin/reset-password/reset-password.route.tsx'),
    layout('areas/admin/shell/shell.route.tsx', [
      route('landing-pages', 'areas/admin/landing-pages/landing-pages.route.tsx'),
      route('landing-pages/:pageId/statistik', 'areas/admin/analytics/analytics.route.tsx'),
      route('media', 'areas/admin/media/media.route.tsx'),
      route('berkas', 'areas/admin/files/files.route.tsx'),
      route('penawaran', 'areas/admin/offers/offers.route.tsx'),
      route('kepala-kaki', 'areas/admin/site-parts/site-parts.route.tsx'),
      route('prospek', 'areas/admin/leads/leads.route.tsx'),
      route('prospek/kabar', 'areas/admin/leads/news/lead-news.route.tsx'),
      route('pengalihan', 'areas/admin/redirects/redirects.route.tsx'),
      route('mitra', 'areas/admin/partners/partners.route.tsx'),
      route('giliran-wa', 'areas/admin/chat-rotations/chat-rotations.route.tsx'),
      route('pengukuran', 'areas/admin/measurement/measurement.route.tsx'),
      route('fitur', 'areas/admin/features/features.route.tsx'),
      route('pengaturan', 'areas/admin/settings/site-settings.route.tsx'),
      route('pekerjaan', 'areas/admin/jobs/jobs.route.tsx'),
      route('akun', 'areas/admin/account/account.route.tsx'),
    ]),
    route('landing-pages/:pageId', 'areas/admin/builder/builder.route.tsx'),
  ]),

  route('partner', 'areas/partner/partner.route.tsx', [
    index('areas/partner/home/home.route.tsx'),
    route('login', 'areas/partner/sign-in/sign-in.route.tsx'),
    route('kata-sandi', 'areas/partner/reset-password/reset-password.route.tsx'),
    route('keamanan', 'areas/partner/security/security.route.tsx'),
  ]),

  route('*', 'areas/storefront/not-found/unknown.route.tsx'),
] satisfies RouteConfig
