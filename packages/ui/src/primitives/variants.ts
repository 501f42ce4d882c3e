// The one door to the library of variants, so that every component declares them alike.
export { cva, cx, type VariantProps } from 'class-variance-authority'
