/** The bars above pages of courses and events, by themselves: what looks at a page as its visitors get it draws them too. */
export { menuOf } from './menu.ts'
export { Navigation, navigationCss } from './navigation.tsx'
