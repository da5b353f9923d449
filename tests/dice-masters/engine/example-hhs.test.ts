import { readExample, story } from './support/story.ts';

/** Victoria is seat 0, Sebastian seat 1; pictures the text leaves open are filled in as it demands. */
story('The worked example of Heroes in a Half Shell', readExample('hhs'), [
  'HHS-V1',
  'HHS-S1',
  'HHS-V2',
  'HHS-S2',
  'HHS-V3',
  'HHS-S3',
  'HHS-V4',
]);
