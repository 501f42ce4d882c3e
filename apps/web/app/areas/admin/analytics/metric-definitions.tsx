import { type MetricName, metricDefinitions } from '@naikkelas/contract/marketing'
import { WhatItMeans as WhatNumberMeans } from '../kit/what-it-means.tsx'

/** The definition of a metric, next to it. */
export const WhatItMeans = ({ metric }: { metric: MetricName }) => <WhatNumberMeans {...metricDefinitions[metric]} />
