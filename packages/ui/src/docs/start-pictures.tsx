import { defaultTheme } from '../theme/page-themes.ts'
import { ThemeScope, ThemeStyle } from '../theme/theme-scope.tsx'
import { RecipePage } from './recipe-page.tsx'
import { recipes } from './recipes.ts'

const shown = [recipes.sellAClass, recipes.fillAWebinar, recipes.linkInABio] as const

/** Three pages as small as postcards, drawn by the sections themselves. */
export function StartPictures() {
  return (
    <ul className="postcards">
      <ThemeStyle theme={defaultTheme} />
      {shown.map(({ goal, items }) => (
        <li key={goal}>
          <div className="postcard sb-unstyled skip-toc" aria-hidden inert>
            <ThemeScope theme={defaultTheme} className="postcard-page">
              <RecipePage items={items.slice(0, 4)} />
            </ThemeScope>
          </div>
          <p>{goal}</p>
        </li>
      ))}
    </ul>
  )
}
