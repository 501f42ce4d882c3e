import {
  createShortLink,
  createUtmPreset,
  deleteUtmPreset,
  endShortLink,
  listShortLinkDays,
  listShortLinks,
  listUtmPresets,
} from '@naikkelas/contract/marketing'
import { bind, listedRecord } from '../../../platform/endpoints/index.ts'
import { publishPages, viewPages } from '../../pages/landing-pages/index.ts'
import * as links from './share-links.service.ts'
import * as presets from './utm-presets.service.ts'

export const shareLinksRoutes = [
  bind(listShortLinks, { can: viewPages, run: (input, ctx) => links.listShortLinks(ctx, input) }),
  bind(createShortLink, { can: publishPages, run: (input, ctx) => links.createShortLink(ctx, input) }),
  bind(endShortLink, { can: publishPages, run: (input, ctx) => links.endShortLink(ctx, input) }),
  bind(listShortLinkDays, { can: viewPages, run: (input, ctx) => links.listShortLinkDays(ctx, input) }),
  bind(listUtmPresets, { can: viewPages, run: (_, ctx) => presets.listUtmPresets(ctx) }),
  bind(createUtmPreset, { can: publishPages, run: (input, ctx) => presets.createUtmPreset(ctx, input) }),
  bind(deleteUtmPreset, {
    can: publishPages,
    record: listedRecord('presetId', presets.listUtmPresets),
    run: (input, ctx) => presets.deleteUtmPreset(ctx, input),
  }),
]
