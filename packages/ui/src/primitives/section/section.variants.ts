import { cva, type VariantProps } from '../variants.ts'

export const sectionVariants = cva('ui:section', {
  variants: {
    spacing: { tight: 'ui:section-tight', normal: 'ui:section-normal', loose: 'ui:section-loose' },
    hasStep: { true: 'ui:section-step', false: '' },
  },
  defaultVariants: { spacing: 'normal', hasStep: false },
})

export const frameVariants = cva('ui:frame', {
  variants: { width: { content: '', bleed: 'ui:frame-bleed' } },
  defaultVariants: { width: 'content' },
})

export type SectionVariants = VariantProps<typeof sectionVariants>
