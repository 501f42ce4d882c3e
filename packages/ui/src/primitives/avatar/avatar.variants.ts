import { cva, type VariantProps } from '../variants.ts'

export const avatarVariants = cva(
  'ui:relative ui:inline-flex ui:shrink-0 ui:items-center ui:justify-center ui:overflow-hidden ui:rounded-portrait ui:border ui:border-accent/25 ui:bg-tint ui:font-semibold ui:text-accent',
  {
    variants: {
      size: {
        sm: 'ui:size-control-sm ui:text-app-xs',
        md: 'ui:size-control-md ui:text-app-sm',
        lg: 'ui:size-16 ui:text-app-xl',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

export type AvatarVariants = VariantProps<typeof avatarVariants>
