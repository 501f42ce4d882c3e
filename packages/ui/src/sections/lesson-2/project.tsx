import { isPictured, Picture } from '../parts/picture.tsx'
import { isShown } from '../section-view.ts'
import { Result, type StageProps, Words } from './stage.tsx'

/** What a stage leaves behind, as a picture with its name on it; without one its sign is drawn large on a block. */
export function Project(props: StageProps) {
  const { item, page, slot } = props
  const hasPicture = isPictured(item.image, page)
  const sign = isShown(item.label, page) && slot(['items', item.id, 'label'], item.label)
  return (
    <li data-part="item">
      <div className={hasPicture ? 'ui:project' : 'ui:project ui:project-sign'}>
        {hasPicture && (
          <Picture
            image={item.image}
            page={page}
            sizes="(min-width:52rem) 40rem,calc(100vw - 2.5rem)"
            ratio="3:2"
            isExpected
          />
        )}
        {sign && <p className={hasPicture ? 'ui:project-label' : 'ui:text-display-l ui:text-accent'}>{sign}</p>}
      </div>
      <div className="ui:words">
        <Words {...props} />
        <Result {...props} className="ui:result" />
      </div>
    </li>
  )
}
