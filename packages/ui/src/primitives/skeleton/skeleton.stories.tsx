import preview from '../../../../../.storybook/preview.tsx'
import { Card } from '../card/card.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = preview.meta({ title: 'Dasar/Kerangka (Skeleton)', component: Skeleton })

export const TextLine = meta.story({ args: { className: 'ui:max-w-64' } })
export const CardOnItsWay = meta.story({
  render: () => (
    <div className="story-column">
      <Card className="ui:w-80" padding="none">
        <Skeleton shape="box" className="ui:aspect-video ui:rounded-b-none" />
        <div className="ui:p-4">
          <Skeleton className="ui:w-3/4" />
          <Skeleton className="ui:w-1/2" />
          <Skeleton shape="control" className="ui:mt-3" />
        </div>
      </Card>
    </div>
  ),
})
