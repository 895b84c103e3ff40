/** What is said of a button besides its name, to those who hear it: the ids of words that stand once in the frame. */

/** It answers what is asked. */
export const CAN_CHOOSE = 'can-choose';
/** It opens something in which there is an answer. */
export const CHOICE_INSIDE = 'choice-inside';
