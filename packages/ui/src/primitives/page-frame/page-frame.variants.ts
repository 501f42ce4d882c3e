import { cva } from '../variants.ts'

// The upper margin is as high as the back link of a PageHeader, which is drawn in it.
export const pageFrameVariants = cva('ui:page-frame ui:mx-auto ui:flex ui:w-full ui:max-w-bleed ui:flex-col ui:gap-5')
