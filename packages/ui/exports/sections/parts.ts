// What our own sections are put together from, for an application's own: outer element, heading, picture, button.
export { ContentIcon, type ContentIconProps } from '../../src/sections/parts/content-icon.tsx'
export { CtaLink, type CtaLinkProps } from '../../src/sections/parts/cta-link.tsx'
export { isPictured, Picture, type PictureProps } from '../../src/sections/parts/picture.tsx'
export { RichSlot } from '../../src/sections/parts/rich-slot.tsx'
export { SectionHeading, type SectionHeadingProps } from '../../src/sections/parts/section-heading.tsx'
export { SectionShell, type SectionShellProps } from '../../src/sections/parts/section-shell.tsx'
export { sectionComponent, type SectionProps, type SectionSurroundings } from '../../src/sections/section-component.tsx'
export { isShown } from '../../src/sections/section-view.ts'
